const frFR = {
  close: 'Fermer',
  template: 'Télécharger le modèle',
  choose: 'Choisir un fichier Excel',
  chooseOther: 'Choisir un autre fichier',
  sending: 'Téléversement en cours',
  checked: '« {{file}} » a {{total}} lignes : {{good}} importables, {{bad}} fautives',
  only: 'Seules {{count}} d’entre elles sont affichées.',
  importAll: 'Importer {{count}} lignes',
  importGood: 'Importer les {{count}} lignes sans faute',
  progress: '{{done}} lignes sur {{total}}',
  goesOn: 'Vous pouvez fermer cette fenêtre : l’import continue.',
  stop: 'Arrêter l’import',
  done: 'Importées : {{imported}}, en échec : {{failed}}',
  cancelled: 'Arrêté. Importées : {{imported}}, en échec : {{failed}}, le reste n’est pas traité',
  failed:
    'L’import s’est interrompu. Importées : {{imported}}, en échec : {{failed}} ; vérifiez et reprenez le reste',
  nothing: 'Aucune ligne importée : celles-ci ont un défaut',
  importRest: 'Importer les lignes sans défaut',
  row: 'Ligne',
  column: 'Colonne',
  message: 'Problème',
  problems: 'Lignes fautives',
  rows: 'Lignes du fichier',
  result: 'Télécharger les lignes fautives',
  again: 'Importer un autre fichier',
};

export default frFR;
