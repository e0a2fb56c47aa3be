import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Cours des locataires',
  course: 'Cours',
  tenant: 'Locataire',
  organ: 'Organisation',
  teacher: 'Enseignant',
  status: 'État',
  states: {
    draft: 'Brouillon',
    published: 'Publié',
    unpublished: 'Retiré',
    cancelled: 'Annulé',
    terminated: 'Arrêté',
  },
  learners: 'Apprenants',
  size: 'Leçons',
  lessons: '{{count}} leçons, {{minutes}} minutes',
  publishedAt: 'Publié le',
  keyword: 'Cours, enseignant ou locataire',
  all: 'Tous',
  look: 'Consulter',
  terminate: 'Arrêter',
  terminateTitle: 'Arrêter le cours « {{title}} » ?',
  terminateHint:
    'Plus personne ne pourra le suivre et son organisation lira le motif. Cette action est définitive.',
  reason: 'Motif',
  reasonEmpty: 'Indiquez le motif',
  terminated: '« {{title}} » est arrêté',
  cancel: 'Annuler',
  close: 'Fermer',
  summary: 'Résumé',
  description: 'Description',
  outline: 'Plan du cours',
  termination: 'Motif de l’arrêt',
  kinds: {
    video: 'Vidéo',
    audio: 'Audio',
    document: 'Document',
    image: 'Image',
    link: 'Lien',
    live: 'Séance en direct',
  },
  empty: 'Aucun cours : ceux que les locataires publient apparaissent ici',
  forbidden:
    'Vous ne pouvez pas consulter les cours des locataires. Au besoin, adressez-vous à un administrateur de la plateforme.',
  loading: 'Chargement',
};

export default frFR;
