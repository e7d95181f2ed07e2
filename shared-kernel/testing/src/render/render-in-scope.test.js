import { parseTrack } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying, $session } from '@segue/stores';
import { screen } from '@testing-library/react';
import { aSession, aSpotifyTrack, renderInScope, settled, someTracks } from '../index';
test('a rendered test context has a session and a working player, without a network', async () => {
    const { scope, player, api } = renderInScope(<h1>Hello</h1>, { session: aSession() });
    send('playback/play', { track: aSpotifyTrack({ id: 'x', provider: 'soundcloud' }) });
    await settled(scope);
    expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
    expect(scope.getState($session).status).toBe('signed-in');
    expect(scope.getState($currentTrack)?.id).toBe('x');
    expect(scope.getState($isPlaying)).toBe(true);
    expect(player.loads).toHaveLength(1);
    expect(api.requestsTo('checkAuth')).toHaveLength(1);
});
test('bus messages of a former test do not reach the next test context', async () => {
    const { scope } = renderInScope(<p>Alone</p>);
    await settled(scope);
    expect(scope.getState($currentTrack)).toBeNull();
});
test('the URL can be read and changed', async () => {
    const { location, go, findByText } = renderInScope(<p>Here</p>, { at: '/home?q=sea' });
    await findByText('Here');
    expect(location()).toBe('/home?q=sea');
    go('/terms');
    expect(location()).toBe('/terms');
});
test('built tracks match the contract and have unique ids', () => {
    const tracks = [...someTracks('spotify', 25), ...someTracks('soundcloud', 25)];
    expect(tracks.map(parseTrack)).toEqual(tracks);
    expect(new Set(tracks.map(({ id }) => id)).size).toBe(50);
});
