const frFR = {
  rowGone: 'l’apprenant a été supprimé ou a un autre nom',
  bulk: {
    suspended_one: '{{count}} compte suspendu',
    suspended_many: '{{count}} comptes suspendus',
    suspended_other: '{{count}} comptes suspendus',
    active_one: '{{count}} compte actif',
    active_many: '{{count}} comptes actifs',
    active_other: '{{count}} comptes actifs',
    moved_one: '{{count}} apprenant déplacé',
    moved_many: '{{count}} apprenants déplacés',
    moved_other: '{{count}} apprenants déplacés',
    allTitle_one: '{{action}} l’apprenant qui correspond ?',
    allTitle_many: '{{action}} les {{count}} apprenants qui correspondent ?',
    allTitle_other: '{{action}} les {{count}} apprenants qui correspondent ?',
    allHint: 'Y compris ceux des autres pages. L’annulation en une fois est impossible.',
    started_one: '{{count}} apprenant en cours de modification ; voir les tâches',
    started_many: '{{count}} apprenants en cours de modification ; voir les tâches',
    started_other: '{{count}} apprenants en cours de modification ; voir les tâches',
    undone: 'Annulé',
    notUndone: 'Tout n’a pas pu être annulé : {{reason}}',
  },
  form: {
    addTitle: 'Ajouter un apprenant',
    editTitle: 'Modifier l’apprenant',
    nameEmpty: 'Saisissez un nom',
    phoneEmpty: 'Saisissez un numéro de mobile',
    optional: 'Facultatif',
    maskedHint: 'Le milieu est masqué ; sans modification, le numéro reste tel quel',
    ownBranch: 'Votre site',
  },
  move: {
    title_one: 'Déplacer {{count}} apprenant vers',
    title_many: 'Déplacer {{count}} apprenants vers',
    title_other: 'Déplacer {{count}} apprenants vers',
    hint: 'Ce que vous ne choisissez pas reste inchangé.',
    stays: 'Inchangé',
    submit: 'Déplacer',
    cancel: 'Annuler',
  },
  import: {
    title: 'Importer des apprenants',
    intro:
      'Téléchargez le modèle, remplissez-le puis envoyez-le. Chaque cellule est d’abord vérifiée, et rien n’est importé sans votre accord ; 10 000 lignes au plus.',
  },
};

export default frFR;
