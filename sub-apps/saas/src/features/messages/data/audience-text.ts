import type { Announcement } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** Whom a message is for, in words: the kind, or the departments, trainings and roles by name. */
export function audienceText({ audience, audienceNames, branchName }: Announcement): string {
  const { t } = phrases;
  const names = audienceNames.length > 0 ? audienceNames.join(t('and')) : t('gone');
  const isChosen = ['department', 'train', 'role'].includes(audience.kind);
  const text = isChosen ? names : t(`audiences.${audience.kind}`);
  return branchName ? `${branchName} · ${text}` : text;
}
