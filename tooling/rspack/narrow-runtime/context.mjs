// What the federation runtime adds to its errors: a list of everything that is shared. Only its tools for Node read it.
export const optionsToMFContext = () => undefined;
