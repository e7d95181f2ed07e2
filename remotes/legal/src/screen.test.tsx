import { configuredFor, renderRemote } from '@segue/kernel/testing';
import { screen, within } from '@testing-library/react';
import remote from './remote';

const scrollTo = jest.fn();
beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

describe('The legal screen', () => {
  it('opens the terms of service with the fixed date [LEGAL-06] [LEGAL-08]', async () => {
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
  ])('opens %s from its menu [LEGAL-01] [LEGAL-02] [LEGAL-03] [LEGAL-04] [LEGAL-05]', async (title) => {
    const { user } = renderRemote(remote, 'TermsScreen', { at: '/terms' });
    const menu = screen.getByRole('navigation', { name: 'Legal documents' });
    await user.click(within(menu).getByRole('link', { name: title }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(within(menu).getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['terms', ['Account registration', 'Third-party sign-in', 'Content license', 'Contact']],
    ['copyright', ['Takedown process']],
    ['acceptable-use', ['Prohibited activities', 'Enforcement']],
    ['third-party', ['Provider disclaimers']],
  ])(
    '%s covers %j [LEGAL-09] [LEGAL-10] [LEGAL-11] [LEGAL-12] [LEGAL-13] [LEGAL-14] [LEGAL-15]',
    (name, parts) => {
      renderRemote(remote, 'TermsScreen', { at: `/terms?document=${name}` });
      for (const part of parts) {
        const heading = screen.getByRole('heading', { level: 2, name: new RegExp(`^\\d+\\. ${part}$`) });
        expect(heading.closest('section')!.textContent.length).toBeGreaterThan(part.length + 80);
      }
    },
  );

  it('scrolls to the top when another document is opened, not when the same one is [LEGAL-07]', async () => {
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

  it('shows the configured support address as a link in place of every placeholder [LEGAL-16]', () => {
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

  it('names a configured music server in one sentence [LEGAL-18]', () => {
    const providers = ['spotify', 'soundcloud', 'musicserver'] as const;
    renderRemote(remote, 'TermsScreen', { at: '/terms', config: configuredFor(...providers) });
    expect(screen.getByText(/^This site also plays from .+, a music server:/)).toBeVisible();
    expect(screen.queryByText(/is not set up on this site/)).not.toBeInTheDocument();
  });

  it('sends no request but the check of the session [LEGAL-17]', () => {
    const { api } = renderRemote(remote, 'TermsScreen', { at: '/terms' });
    expect(api.requests.every(({ route }) => route === 'checkAuth')).toBe(true);
  });
});

test('The About screen shows all its sections [ABOUT-01] [ABOUT-02] [ABOUT-03] [ABOUT-04] [ABOUT-05] [ABOUT-06] [ABOUT-07] [ABOUT-08] [ABOUT-09] [ABOUT-10] [ABOUT-11]', () => {
  renderRemote(remote, 'AboutScreen', { at: '/about-me' });
  for (const [name, text] of [
    ['How it started', /solo-developer project/],
    ['Key Features', /Unified Search.*Cross-Platform Favorites.*Integrated Playback.*Custom Playlists/],
    ['Supported Services', /Spotify.*SoundCloud/],
    ['Meet Me', /./],
    ['Built With', /React.*effector.*Fastify/],
    ['Get in Touch', /@/],
  ] as const) {
    expect(screen.getByRole('region', { name })).toHaveTextContent(text);
  }
  const linkIn = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('link')[0];
  expect(linkIn('Meet Me')).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
  expect(linkIn('Get in Touch')).toHaveAttribute('href', expect.stringMatching(/^mailto:\S+@\S+$/));
});
