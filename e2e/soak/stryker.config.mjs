// `npm run soak -- mutations`: mutation tests of the code that protects accounts.
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  mutate: [
    'api/src/{plugins,secrets,modules/auth,modules/connections}/**/*.ts',
    '!api/src/**/*.{test,fixture,conformance}.ts',
  ],
  jest: { config: { selectProjects: ['api'] } },
  coverageAnalysis: 'off',
  concurrency: 2,
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'dist-types', '.cache', '.wireit', 'reports', 'docs/screens', 'test-results'],
};
