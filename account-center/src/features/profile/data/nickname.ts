import { codePointLength, limits } from '@edu/shared-utility';

/** The rule a nickname breaks (specification §5), as the key of its phrase. */
export function nicknameProblem(
  value: string,
): 'profile.nicknameEmpty' | 'profile.nicknameTooLong' | null {
  const nickname = value.trim();
  if (!nickname) return 'profile.nicknameEmpty';
  return codePointLength(nickname) > limits.nameLength ? 'profile.nicknameTooLong' : null;
}
