import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Services',
  name: 'Nom',
  nameEmpty: 'Saisissez un nom',
  leader: 'Responsable',
  noLeader: 'Non défini',
  memberLabel: 'Membres',
  members_one: '{{count}} personne',
  members_many: '{{count}} personnes',
  members_other: '{{count}} personnes',
  teacherLabel: 'Enseignants',
  teachers_one: '{{count}} enseignant',
  teachers_many: '{{count}} enseignants',
  teachers_other: '{{count}} enseignants',
  addTitle: 'Ajouter un service',
  empty:
    'Aucun service pour l’instant. Apprenants et enseignants y sont rattachés : ajoutez le premier',
  hasMembers_one: '{{count}} personne en fait partie : déplacez-la d’abord vers un autre service.',
  hasMembers_many:
    '{{count}} personnes en font partie : déplacez-les d’abord vers un autre service.',
  hasMembers_other:
    '{{count}} personnes en font partie : déplacez-les d’abord vers un autre service.',
  hasTeachers_one: '{{count}} enseignant en fait partie : rattachez-le d’abord à un autre service.',
  hasTeachers_many:
    '{{count}} enseignants en font partie : rattachez-les d’abord à un autre service.',
  hasTeachers_other:
    '{{count}} enseignants en font partie : rattachez-les d’abord à un autre service.',
  deleteHint: 'La suppression est définitive.',
  forbidden:
    'Vous n’avez pas accès aux services. Si vous en avez besoin, adressez-vous à un administrateur du locataire.',
};

export default frFR;
