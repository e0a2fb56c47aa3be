import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  page: 'Mes messages',
  title: 'Titre',
  sender: 'De',
  at: 'Date',
  account: 'Votre compte',
  all: 'Tous',
  unread: 'Non lus',
  readOnes: 'Lus',
  keyword: 'Titre ou texte',
  open: 'Voir',
  markRead: 'Marquer comme lu',
  marked: 'Marqué comme lu',
  readAll: 'Tout marquer comme lu',
  allMarked: 'Tous les messages sont marqués comme lus',
  empty:
    'Aucun message. Les annonces de votre organisation et l’activité de votre compte s’affichent ici.',
  close: 'Fermer',
  toAccount: 'Voir l’activité de votre compte',
};

export default frFR;
