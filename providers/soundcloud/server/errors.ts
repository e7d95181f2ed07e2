import * as z from 'zod/mini';
import { apiError, jsonOrNull, lenient } from '@segue/api/port/wire';
import type { ProviderError } from '@segue/api/port/music-provider';
import type { RateLimitDetail } from '@segue/api/port/upstream';
import type { UpstreamAnswer } from '@segue/api/port/send-once';

const errorBody = z.object({
  message: lenient(z.string()),
  errors: lenient(z.array(lenient(z.object({ error_message: lenient(z.string()) })))),
  error: lenient(z.string()),
});

const rateLimitBody = z.object({
  errors: z.array(z.object({ meta: z.object({ reset_time: z.string() }) })),
});

/** `reset_time` looks like `2026/05/26 16:31:52 +0000`. */
export function readRateLimit(body: string, now: Date): RateLimitDetail {
  const parsed = rateLimitBody.safeParse(jsonOrNull(body));
  const resetTime = parsed.success ? parsed.data.errors[0]?.meta.reset_time : undefined;
  const [date, time, zone] = resetTime?.split(' ') ?? [];
  const reset = Date.parse(`${date?.replaceAll('/', '-')}T${time}${zone}`);
  const seconds = Math.ceil((reset - now.getTime()) / 1000);
  return { quota: false, retryAfterS: Number.isNaN(seconds) ? null : Math.max(0, seconds) };
}

export function errorOf(answer: UpstreamAnswer): ProviderError {
  const { message, errors, error } = errorBody.safeParse(jsonOrNull(answer.text)).data ?? {};
  return apiError(answer, message ?? errors?.[0]?.error_message ?? error ?? null);
}
