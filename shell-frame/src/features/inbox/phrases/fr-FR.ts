import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  bell: {
    none: 'Messages',
    label: 'Messages, {{count}} non lus',
    more: 'Vous avez {{count}} messages non lus',
    title: 'Messages',
    readAll: 'Tout marquer comme lu',
    unread: 'Non lu',
    account: 'Votre compte',
    toAccount: 'Voir l’activité de votre compte',
    all: 'Voir tous les messages',
    back: 'Retour aux messages',
    empty: 'Aucun message pour l’instant',
    emptyHint: 'Les annonces de votre organisation et l’activité de votre compte s’affichent ici.',
    loading: 'Chargement des messages',
    failed: 'Les messages n’ont pas pu être chargés',
    retry: 'Réessayer',
    invitation: '{{name}} vous invite à la rejoindre',
    answer: 'Répondre',
  },
  jobs: {
    label: 'Tâches de fond',
    running: 'Tâches de fond, {{count}} en cours',
    title: 'Tâches de fond',
    queued: 'En attente',
    progress: '{{done}} sur {{total}}',
    done: '{{name}} : terminé, {{imported}} lignes',
    partly: '{{name}} : terminé, {{imported}} lignes, {{failed}} refusées',
    failed: '{{name}} : arrêt à {{done}} lignes sur {{total}}',
    cancelled: '{{name}} : annulé à {{done}} lignes sur {{total}}',
    cancel: 'Annuler : {{name}}',
    cancelShort: 'Annuler',
    result: 'Télécharger les lignes refusées',
    clear: 'Effacer les tâches terminées',
    kept: 'Les résultats sont conservés 7 jours',
    kinds: {
      tenantImport: 'Import de locataires',
      studentImport: 'Import d’apprenants',
      teacherImport: 'Import d’enseignants',
      studentChange: 'Modification d’apprenants',
      codes: 'Création de codes',
      certificates: 'Délivrance de certificats',
      pictures: 'Images de certificats',
      other: 'Tâche',
    },
  },
};

export default frFR;
