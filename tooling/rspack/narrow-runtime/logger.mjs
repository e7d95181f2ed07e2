// The federation runtime's own logger knows delegates, levels and stack traces; the console says the same.
export const createLogger = (prefix) => ({
  warn: (...words) => console.warn(prefix, ...words),
  error: (...words) => console.error(prefix, ...words),
});

// Named by the package's index, and used by its tools for the bundler only.
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => undefined;
export const logger = undefined;
export const infrastructureLogger = undefined;
