import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Inscriptions',
  name: 'Entreprise',
  kind: 'Type',
  contact: 'Contact',
  phone: 'Mobile',
  email: 'E-mail',
  createdAt: 'Reçue le',
  state: 'État',
  tenant: 'Locataire',
  creditCode: 'Code de crédit',
  region: 'Région',
  address: 'Adresse',
  memberCount: 'Membres',
  licence: 'Licence commerciale',
  decidedBy: 'Traitée par',
  reason: 'Motif',
  keyword: 'Entreprise ou code',
  all: 'Toutes',
  open: 'Voir',
  accept: 'Accepter',
  giveBack: 'Renvoyer',
  close: 'Fermer',
  back: 'Retour',
  loading: 'Chargement',
  rivals: '{{count}} autre(s) de cette entreprise en attente ; une seule peut être acceptée',
  acceptHint:
    'L’acceptation crée une organisation ou un locataire et invite le contact comme premier administrateur. Elle est définitive.',
  returnHint: 'Le contact reçoit le motif. L’inscription pourra encore être acceptée.',
  into: 'Devient',
  organ: 'Une organisation de ce locataire',
  newTenant: 'Un locataire à part',
  placeName: 'Nom du lieu',
  placeNameEmpty: 'Indiquez un nom',
  domain: 'Domaine',
  domainEmpty: 'Indiquez le domaine',
  contactPhone: 'Mobile du contact',
  phoneEmpty: 'Indiquez le mobile du contact',
  reasonEmpty: 'Indiquez le motif',
  accepted: '« {{name}} » est acceptée',
  returned: '« {{name}} » est renvoyée',
  empty:
    'Aucune inscription : les entreprises et associations inscrites depuis la connexion apparaissent ici',
  forbidden: 'Vous ne pouvez pas voir les inscriptions. Demandez à un administrateur du locataire.',
  states: {
    claimed: 'En attente',
    accepted: 'Acceptée',
    returned: 'Renvoyée',
  },
  kinds: {
    registration: 'Entreprise',
    association: 'Membre d’association',
  },
};

export default frFR;
