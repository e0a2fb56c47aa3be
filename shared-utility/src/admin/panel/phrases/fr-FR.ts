import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  details: 'Détails : {{name}}',
  previous: 'Ligne précédente',
  next: 'Ligne suivante',
  close: 'Fermer les détails',
  place: '{{at}} sur {{total}}',
  loading: 'Chargement',
  absentTitle: 'Absent de cette page',
  absent: 'La fiche est peut-être sur une autre, supprimée ou hors des critères.',
  history: 'Historique des modifications',
  noHistory: 'Aucune modification',
  further: 'Modifications antérieures',
  retry: 'Réessayer',
  someone: 'Le système ou une autre personne',
  change: '{{field}} : {{before}} → {{after}}',
  fact: '{{field}} : {{after}}',
  hidden: '{{field}} : modifié (donnée personnelle, non conservée)',
  none: 'aucun',
  comma: ', ',
  did: {
    accountOpened: 'Compte ouvert',
    added: 'Ajout',
    cancelled: 'Annulation',
    changed: 'Modification',
    deleted: 'Suppression',
    granted: 'Droits modifiés',
    invitationWithdrawn: 'Invitation à se connecter retirée',
    invited: 'Invitation à se connecter',
    joined: 'Invitation à se connecter acceptée',
    planned: 'Planification',
    reminded: 'Rappel',
    revealed: 'Numéro complet consulté',
    saved: 'Enregistrement',
    status: 'Activation ou suspension',
  },
};

export default frFR;
