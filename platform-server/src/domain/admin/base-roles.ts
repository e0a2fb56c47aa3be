import { administrationActions } from './base-actions';
import { contentActions } from './base-content';
import type { BasePermission } from './base-entry';
import { examiningActions } from './base-examining';
import { menuEntries } from './base-pages';
import { questionnaireActions } from './base-questionnaires';
import { sellingActions } from './base-selling';
import { teachingActions } from './base-teaching';

export const basePermissions: readonly BasePermission[] = [
  ...menuEntries,
  ...administrationActions,
  ...teachingActions,
  ...contentActions,
  ...examiningActions,
  ...sellingActions,
  ...questionnaireActions,
];
