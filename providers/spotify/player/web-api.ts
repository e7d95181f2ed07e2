// Requests to Spotify's Web API with the user's token.

export type Answer = { status: number; body: string };

/** Rejects when there is no readable answer. `body` is sent as JSON by PUT. */
export async function callApi(url: string, accessToken: string, body?: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'PUT',
    credentials: 'omit',
    headers: {
      Authorization: `Bearer ${accessToken}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}
