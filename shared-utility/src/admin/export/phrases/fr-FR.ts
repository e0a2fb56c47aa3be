const frFR = {
  all: 'Exporter',
  allHint: 'Les {{count}} lignes qui répondent aux critères, avec les colonnes affichées',
  chosen: 'Exporter la sélection ({{count}})',
  done: 'Exporté',
  title: 'Exporter dans un fichier',
  hint: 'Sinon, leur milieu est masqué. Chaque exportation est consignée.',
};

export default frFR;
