// In tests `FormData` is Node's, which cannot read a form; React asks it to when a submit leads to another page.

/** A `FormData` that takes a form of the page, as browsers have it. */
export function pageFormData(Base: typeof FormData): typeof FormData {
  return class extends Base {
    constructor(form?: HTMLFormElement) {
      super();
      for (const field of form?.elements ?? []) {
        if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value);
      }
    }
  };
}
