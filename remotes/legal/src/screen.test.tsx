import { configuredFor, renderRemote } from '@segue/testing';
import { screen, within } from '@testing-library/react';
import remote from './remote';

const scrollTo = jest.fn();
beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

describe('The legal screen', () => {
  it('opens the terms of service with the fixed date', async () => {
    renderRemote(remote, 'TermsScreen', { at: '/terms' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    expect(screen.getByText('Last updated: April 10, 2025')).toBeVisible();
  });

  it.each([
    'Terms of Service',
    'Privacy Policy',
    'Copyright Policy',
    'Acceptable Use Policy',
    'Third-Party Services',
  ])('opens %s from its menu', async (title) => {
    const { user } = renderRemote(remote, 'TermsScreen', { at: '/terms' });
    const menu = screen.getByRole('navigation', { name: 'Legal documents' });
    await user.click(within(menu).getByRole('link', { name: title }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(within(menu).getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  });

  it('scrolls to the top when another document is opened, not when the same one is', async () => {
    const { user } = renderRemote(remote, 'TermsScreen', { at: '/terms' });
    await user.click(screen.getByRole('link', { name: 'Terms of Service' }));
    expect(scrollTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Privacy Policy' }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('opens the document that the URL names, and the terms for an unknown name', () => {
    const { go } = renderRemote(remote, 'TermsScreen', { at: '/terms?document=copyright' });
    expect(screen.getByRole('heading', { level: 1, name: 'Copyright Policy' })).toBeVisible();
    go('/terms?document=nonsense');
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  });

  it('shows the configured support address as a link in place of every placeholder', () => {
    const { container } = renderRemote(remote, 'TermsScreen', { at: '/terms' });
    expect(screen.getAllByRole('link', { name: 'support@example.com' })[0]).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
    expect(container).not.toHaveTextContent('{email}');
  });

  it('says which service the site was set up without', () => {
    renderRemote(remote, 'TermsScreen', { at: '/terms', config: configuredFor('spotify') });
    expect(
      screen.getByText(
        'SoundCloud is not set up on this site. What this text says about it does not apply here.',
      ),
    ).toBeVisible();
  });

  it('links the pages where a provider’s permission is withdrawn', () => {
    renderRemote(remote, 'TermsScreen', { at: '/terms?document=privacy' });
    for (const page of ['www.spotify.com/account/apps', 'soundcloud.com/settings']) {
      expect(screen.getByRole('link', { name: page })).toHaveAttribute('href', `https://${page}`);
    }
  });

  it('sends no request but the check of the session', () => {
    const { api } = renderRemote(remote, 'TermsScreen', { at: '/terms' });
    expect(api.requests.every(({ route }) => route === 'checkAuth')).toBe(true);
  });
});

describe('The About screen', () => {
  it('shows all its sections', () => {
    renderRemote(remote, 'AboutScreen', { at: '/about-me' });
    for (const name of [
      'How it started',
      'Key Features',
      'Supported Services',
      'Meet Me',
      'Built With',
      'Get in Touch',
    ]) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    expect(screen.getByText(/solo-developer project/)).toBeVisible();
  });

  it('names only the services that are set up', () => {
    renderRemote(remote, 'AboutScreen', { at: '/about-me', config: configuredFor('soundcloud') });
    expect(screen.getByRole('heading', { level: 3, name: 'SoundCloud' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3, name: 'Spotify' })).toBeNull();
    expect(screen.getByText('One search for songs, artists and albums.')).toBeVisible();
  });

  it('promises no mix where the services are kept apart', () => {
    renderRemote(remote, 'AboutScreen', { at: '/about-me', config: { separateProviders: true } });
    expect(screen.getByText('Play in the browser, from one queue.')).toBeVisible();
    expect(screen.queryByText(/mix both/)).toBeNull();
  });
});
