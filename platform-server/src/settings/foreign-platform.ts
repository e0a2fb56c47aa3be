import { isApiAddress } from '@edu/shared-utility/contract';
import { StartupError } from '../startup-error';
import type { Env } from './read-value';

/** The platform whose users may make the shell's own calls on this server. */
export interface ForeignPlatformSettings {
  /** Without a trailing slash. */
  readonly url: string;
  /** User ids of the platform that may read the list of modules here. */
  readonly operators: readonly string[];
  /** User ids of the platform's shared accounts. */
  readonly sharedAccounts: readonly string[];
}

const identifiers = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((part) => part.trim() || []);

export function foreignPlatformOf(env: Env): ForeignPlatformSettings | null {
  const text = env.PLATFORM_API_URL;
  const operators = identifiers(env.PLATFORM_OPERATORS);
  const sharedAccounts = identifiers(env.PLATFORM_SHARED_ACCOUNTS);
  if (!text) {
    const [settingWithoutUrl] = [
      ...(operators.length > 0 ? ['PLATFORM_OPERATORS'] : []),
      ...(sharedAccounts.length > 0 ? ['PLATFORM_SHARED_ACCOUNTS'] : []),
    ];
    if (!settingWithoutUrl) return null;
    throw new StartupError(
      `${settingWithoutUrl} names people of another platform, and PLATFORM_API_URL is missing: set both, or leave both out.`,
    );
  }
  const isValidUrl = URL.canParse(text) && isApiAddress(text) && !/[?#]/.test(text);
  if (!isValidUrl) {
    throw new StartupError(
      `PLATFORM_API_URL is "${withoutPassword(text)}": set it to the platform's http or https address, such as https://api.example.com, without a password, a query or a fragment.`,
    );
  }
  return { url: new URL(text).href.replace(/\/+$/, ''), operators, sharedAccounts };
}

const withoutPassword = (text: string): string => text.replace(/\/\/[^/@]*@/, '//…@');
