/** Holds an answer against a provider's description of it, field by field, in both directions: nothing missing, nothing invented. */
import Ajv from 'ajv';

export type Schema = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, Schema>>;

/** A closed object: a field the description does not have is as wrong as a missing one. */
export const record = (always: Fields, sometimes: Fields = {}): Schema => ({
  type: 'object',
  required: Object.keys(always),
  properties: { ...always, ...sometimes },
  additionalProperties: false,
});

export const text: Schema = { type: 'string' };
export const whole: Schema = { type: 'integer', minimum: 0 };
export const flag: Schema = { type: 'boolean' };
export const link: Schema = { type: 'string', format: 'uri' };
export const nothing: Schema = { type: 'null' };
export const matching = (pattern: string): Schema => ({ type: 'string', pattern });
export const oneOf = (...values: readonly string[]): Schema => ({ type: 'string', enum: values });
/** Said as a condition, so that a fault inside is told once and not as a choice that failed. */
export const orNull = (schema: Schema): Schema => ({ if: nothing, else: schema });
export const listOf = (items: Schema, atLeast = 0): Schema => ({ type: 'array', items, minItems: atLeast });
export const named = (name: string): Schema => ({ $ref: `#/definitions/${name}` });

export type Description = {
  /** What is wrong with the answer, one line each; an empty list is a faithful answer. */
  faultsIn: (name: string, answer: unknown) => string[];
};

/** Reads schemas under the names they have in the provider's own description. */
export function createDescription(definitions: Fields): Description {
  // A keyword the validator does not know would be a check that never bites.
  const ajv = new Ajv({ allErrors: true, strictKeywords: true, jsonPointers: true });
  ajv.addSchema({ $schema: 'http://json-schema.org/draft-07/schema#', definitions }, 'description');
  return {
    faultsIn(name, answer) {
      const validate = ajv.getSchema(`description#/definitions/${name}`);
      if (!validate) throw new TypeError(`The description has no ${name}.`);
      if (validate(answer) === true) return [];
      return (validate.errors ?? [])
        .filter(({ keyword }) => keyword !== 'if')
        .map(({ dataPath, message, params }) => [dataPath || '/', message, JSON.stringify(params)].join(' '));
    },
  };
}
