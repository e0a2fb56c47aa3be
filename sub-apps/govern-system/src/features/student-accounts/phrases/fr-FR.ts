import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  label: 'Comptes apprenants',
  all: 'Tous',
  canLogin: 'Avec accès',
  without: 'Sans compte',
  state: { active: 'Actif', suspended: 'Suspendu' },
  keyword: 'Nom ou téléphone',
  name: 'Nom',
  phone: 'Téléphone du registre',
  loginPhone: 'Téléphone de connexion',
  loginMail: 'E-mail de connexion',
  none: 'Sans compte',
  department: 'Service',
  branch: 'Site',
  status: 'Statut',
  lastLogin: 'Dernière connexion',
  never: 'Jamais',
  sessions: 'Sessions',
  showSessions: 'Sessions',
  makePassword: 'Nouveau mot de passe',
  noLogin: 'Pas encore de compte',
  open: 'Ouvrir un compte',
  openTitle: 'Ouvrir un compte pour {{name}} ?',
  openHint:
    'Il porte le numéro du registre : l’apprenant se connecte par un code envoyé à ce numéro. L’opération est consignée et définitive.',
  opened: '{{name}} a maintenant un compte',
  suspend: 'Suspendre',
  activate: 'Rétablir',
  suspended: '{{name}} ne peut plus se connecter',
  activated: '{{name}} peut de nouveau se connecter',
  notTakenBack: 'La modification de {{name}} n’a pas pu être annulée : {{reason}}',
  roster: 'Voir dans la liste des apprenants',
  placesFailed: 'Chargement impossible. Ouvrez de nouveau',
  loading: 'Chargement des comptes apprenants',
  total: '{{count}} au total',
  empty: 'Aucun apprenant : ajoutez-les d’abord dans la liste des apprenants',
  noMatch: 'Aucun apprenant ne répond à ces critères',
  forbidden:
    'Vous ne pouvez pas voir les comptes des apprenants. Si nécessaire, demandez à un administrateur du locataire.',
  failed: 'Les comptes des apprenants n’ont pas pu être chargés',
};

export default frFR;
