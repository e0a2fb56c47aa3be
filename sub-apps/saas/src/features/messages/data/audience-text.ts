import type { Announcement } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** The audience of a message as text: its kind, or the names of departments, trainings and roles. */
export function audienceText({ audience, audienceNames, branchName }: Announcement): string {
  const { t } = phrases;
  const names = audienceNames.length > 0 ? audienceNames.join(t('and')) : t('gone');
  const isChosen = ['department', 'train', 'role'].includes(audience.kind);
  const text = isChosen ? names : t(`audiences.${audience.kind}`);
  return branchName ? `${branchName} · ${text}` : text;
}
