// Node's `FormData` cannot read a form element, which React's form actions need.
/** A `FormData` whose constructor takes a form element, as in browsers. */
export function pageFormData(Base) {
    return class extends Base {
        constructor(form) {
            super();
            for (const field of form?.elements ?? []) {
                if (field instanceof HTMLInputElement && field.name)
                    this.append(field.name, field.value);
            }
        }
    };
}
