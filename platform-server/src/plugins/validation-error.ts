import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isPhraseKey, localeOf, phrase } from '../phrases';

type Issue = NonNullable<FastifyError['validation']>[number];

/** The fields of a validation issue: that of its path, or the unknown ones. */
function fieldsOf({ instancePath, keyword, params }: Issue): string[] {
  const path = instancePath.split('/').filter((part) => part !== '');
  if (keyword !== 'unrecognized_keys') return [path.join('.') || 'body'];
  return (params.keys as string[]).map((key) => [...path, key].join('.'));
}

function messageOf({ message = '', keyword, params }: Issue, locale: Locale): string {
  if (isPhraseKey(message)) return phrase(locale, message);
  const { origin, maximum } = params;
  if (keyword === 'too_big' && origin === 'string' && typeof maximum === 'number') {
    return phrase(locale, 'field.tooLong', { limit: maximum });
  }
  return phrase(locale, keyword === 'unrecognized_keys' ? 'field.unknown' : 'field.wrong');
}

/**
 * Sends each invalid field with its message. The envelope's message is the first one with a phrase, since parameter
 * names mean nothing to people.
 */
export function sendValidationError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: FastifyError,
) {
  const locale = localeOf(request.headers.locale);
  const issues = error.validation ?? [];
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    for (const field of fieldsOf(issue)) fields[field] ??= messageOf(issue, locale);
  }
  const issueWithPhrase = issues.find(({ message = '' }) => isPhraseKey(message));
  const message = issueWithPhrase
    ? messageOf(issueWithPhrase, locale)
    : phrase(locale, 'error.invalidInput');
  reply.businessCode = errorCodes.invalidInput;
  return reply
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({ code: errorCodes.invalidInput, message, data: { fields } });
}
