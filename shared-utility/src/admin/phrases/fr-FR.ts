const frFR = {
  cancel: 'Annuler',
  forbidden:
    'Vous n’avez pas accès à cette page. Si vous en avez besoin, adressez-vous à un administrateur.',
  loading: 'Chargement : {{title}}',
  failedTitle: 'Chargement impossible : {{title}}',
  failedHint: 'Rien n’a été modifié.',
  empty: 'Rien pour l’instant',
  noMatch: 'Rien ne correspond à ces critères',
  clearFilter: 'Effacer les critères',
  reset: 'Effacer',
  views: 'Vues : {{title}}',
  all: 'Tous',
  total: '{{count}} au total',
  actions: 'Actions',
  choose: 'Sélectionner',
  choosePage: 'Sélectionner cette page',
  settings: 'Colonnes et vues',
  more: 'Plus',
  rowAction: '{{action}} {{name}}',
  changed: '{{name}} vient d’être modifié par quelqu’un d’autre',
  gone: '{{name}} a été supprimé par quelqu’un d’autre',
  notDone: 'Rien n’a été fait. La liste est à jour : vérifiez-la, puis réessayez.',
  choiceGone: 'N’existe plus',
  closeNotice: 'Fermer ce message',
  reveal: 'Afficher : {{field}} de {{name}}',
  revealForbidden:
    'Vous ne pouvez pas voir les numéros complets. Un administrateur peut vous y autoriser.',
};

export default frFR;
