/** @jest-environment jest-fixed-jsdom */
test('a page that starts without network knows it before anything is wired [PERSIST-16]', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await jest.isolateModulesAsync(async () => {
    const { fork } = await import('effector');
    const { $isOffline } = await import('./model');
    expect(fork().getState($isOffline)).toBe(true);
  });
});
