const frFR = {
  save: 'Enregistrer',
  faults_one: '{{count}} champ à corriger',
  faults_many: '{{count}} champs à corriger',
  faults_other: '{{count}} champs à corriger',
  refused: 'Enregistrement impossible',
  lostTitle: 'Enregistré ou non ? Nous l’ignorons',
  lostNew: 'Le serveur n’a pas répondu. Vérifiez l’ajout dans la liste avant de réessayer.',
  lostChange: 'Le serveur n’a pas répondu. Enregistrez à nouveau : rien n’est modifié deux fois.',
  conflictTitle: 'Cette fiche vient d’être modifiée par quelqu’un d’autre',
  conflictField: '{{field}} : {{before}} → {{now}}',
  keepMine: 'Garder mes modifications',
  takeTheirs: 'Prendre les leurs',
  goneTitle: 'Cette fiche a été supprimée par quelqu’un d’autre',
  goneHint:
    'Enregistrement impossible. Votre saisie reste ci-dessous : copiez-la ou faites-en une fiche.',
  goneCopy: 'Enregistrement impossible. Votre saisie reste ci-dessous : copiez-la.',
  addAnew: 'Ajouter comme nouvelle fiche',
  discardTitle: 'Abandonner les modifications ?',
  discardHint: 'Ce que vous avez saisi sera perdu.',
  discard: 'Abandonner',
  keepEditing: 'Continuer',
  draftTitle: 'Saisie du {{at}}, non enregistrée',
  draftTake: 'Reprendre',
  draftDrop: 'Abandonner cette saisie',
};

export default frFR;
