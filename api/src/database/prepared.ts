// Queries that are built and compiled once, for requests that must be fast: Kysely builds an ordinary query anew each time.
import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from 'kysely';
import type { Database } from './tables';

/** A placeholder in the compiled query for a value that is bound when it runs. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, unknown>>;

/** Makes a function that runs the query with other values; `build` passes their placeholders on to Kysely and must not read them. */
export function prepare<Row, const Named extends Values>(
  build: (database: Database, values: Named) => Compilable<Row>,
): (database: Database, values: Named) => Promise<QueryResult<Row>> {
  // Both engines have their own SQL. A transaction has the adapter of its database.
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return (database, values) => {
    const { adapter } = database.getExecutor();
    let query = compiled.get(adapter);
    if (!query) compiled.set(adapter, (query = build(database, placeholders as Named).compile()));
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name] : value,
    );
    return database.executeQuery({ ...query, parameters });
  };
}

const placeholders = new Proxy<Values>({}, { get: (_target, name) => new Placeholder(String(name)) });
