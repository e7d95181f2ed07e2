// `npm run soak -- mutations`: mutation tests of the code that protects accounts.
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  mutate: [
    'api/src/{plugins,secrets,modules/auth,modules/connections}/**/*.ts',
    '!api/src/**/*.{test,fixture,conformance}.ts',
  ],
  jest: { configFile: 'e2e/soak/mutations/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  // Mutants of code that runs on import need all tests.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'dist-types', '.cache', 'reports', 'docs', 'test-results'],
};
