/** Checks answers against JSON schemas that mirror a provider's published API description. */
import Ajv from 'ajv';
import addFormats from 'ajv-formats';

export type Schema = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, Schema>>;

/** Rejects unknown fields too: an invented field is as wrong as a missing one. */
export const closedObject = (required: Fields, optional: Fields = {}): Schema => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});

export const text: Schema = { type: 'string' };
export const integer: Schema = { type: 'integer', minimum: 0 };
export const boolean: Schema = { type: 'boolean' };
export const uri: Schema = { type: 'string', format: 'uri' };
export const nullValue: Schema = { type: 'null' };
export const pattern = (source: string): Schema => ({ type: 'string', pattern: source });
export const oneOf = (...values: readonly string[]): Schema => ({ type: 'string', enum: values });
/** `if`/`else` instead of `anyOf`: an error inside the schema is reported once, without the failed alternative. */
export const nullable = (schema: Schema): Schema => ({ if: nullValue, then: true, else: schema });
export const arrayOf = (items: Schema, minItems = 0): Schema => ({ type: 'array', items, minItems });
export const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` });

export type SchemaSet = {
  /** One line per validation error; an empty list means that the answer conforms. */
  errorsIn: (name: string, answer: unknown) => string[];
};

/** The definitions have the names of the provider's own description. */
export function createSchemaSet(definitions: Fields): SchemaSet {
  // Strict mode refuses unknown keywords, which would check nothing.
  const ajv = addFormats(new Ajv({ allErrors: true, strict: true }));
  ajv.addSchema({ $schema: 'http://json-schema.org/draft-07/schema#', definitions }, 'api');
  return {
    errorsIn(name, answer) {
      const validate = ajv.getSchema(`api#/definitions/${name}`);
      if (!validate) throw new TypeError(`No schema is named ${name}.`);
      if (validate(answer) === true) return [];
      return (validate.errors ?? [])
        .filter(({ keyword }) => keyword !== 'if')
        .map(({ instancePath, message, params }) =>
          [instancePath || '/', message, JSON.stringify(params)].join(' '),
        );
    },
  };
}
