const frFR = {
  bar: 'Actions sur la sélection',
  chosen_one: '{{count}} sélectionné',
  chosen_many: '{{count}} sélectionnés',
  chosen_other: '{{count}} sélectionnés',
  allMatching_one: 'Le résultat ({{count}}) est sélectionné',
  allMatching_many: 'Les {{count}} résultats sont sélectionnés',
  allMatching_other: 'Les {{count}} résultats sont sélectionnés',
  chooseAll_one: 'Tout sélectionner ({{count}})',
  chooseAll_many: 'Tout sélectionner ({{count}})',
  chooseAll_other: 'Tout sélectionner ({{count}})',
  clear: 'Effacer',
  close: 'Fermer',
  running: 'En cours : {{done}} sur {{count}}',
  stop: 'Arrêter',
  refused_one: '{{count}} élément n’a pas été traité',
  refused_many: '{{count}} éléments n’ont pas été traités',
  refused_other: '{{count}} éléments n’ont pas été traités',
  refusedHint: '{{done}} traités. Ceux-ci n’ont pas changé :',
  retry: 'Réessayer le reste',
};

export default frFR;
