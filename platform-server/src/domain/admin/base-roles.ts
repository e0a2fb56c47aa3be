import { administrationActions } from './base-actions';
import { contentActions } from './base-content';
import { examiningActions } from './base-examining';
import { menuEntries } from './base-pages';
import { peopleActions } from './base-people-actions';
import type { BasePermission } from './base-permission';
import { questionnaireActions } from './base-questionnaires';
import { sellingActions } from './base-selling';
import { siteActions } from './base-site-actions';
import { teachingActions } from './base-teaching';
import { trainingActions } from './base-training-actions';

export const basePermissions: readonly BasePermission[] = [
  ...menuEntries,
  ...peopleActions,
  ...administrationActions,
  ...siteActions,
  ...teachingActions,
  ...contentActions,
  ...examiningActions,
  ...trainingActions,
  ...sellingActions,
  ...questionnaireActions,
];
