import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Sites',
  name: 'Nom',
  nameEmpty: 'Saisissez un nom',
  region: 'Région',
  regionPlaceholder: 'Facultatif ; tapez pour rechercher',
  regionsFailed: 'Impossible de charger les régions',
  noRegion: 'Non définie',
  code: 'Code',
  addTitle: 'Ajouter un site',
  empty: 'Aucun site pour l’instant. Personnel et apprenants y sont rattachés : ajoutez le premier',
  deleteHint: 'Plus personne ne doit y être rattaché. La suppression est définitive.',
  forbidden:
    'Vous n’avez pas accès aux sites. Si vous en avez besoin, adressez-vous à un administrateur du locataire.',
};

export default frFR;
