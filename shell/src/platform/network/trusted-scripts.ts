type Policy = { createScriptURL: (url: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
};

/**
 * Makes a URL a TrustedScriptURL where the browser supports it; throws for one that `check` refuses. `name` is used in one
 * policy.
 */
export function createScriptPolicy(name: string, check: (url: string) => boolean): (url: string) => string {
  const rules = {
    createScriptURL(url: string) {
      if (!check(url)) throw new Error(`${url} is no script of this page.`);
      return url;
    },
  };
  let policy: Policy | undefined;
  return (url) => {
    const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
    policy ??= trustedTypes?.createPolicy(name, rules) ?? rules;
    // The attributes take a string or, where the browser enforces it, a trusted address.
    return policy.createScriptURL(url) as string;
  };
}
