import type { zhCN } from './zh-CN';

const frFR: typeof zhCN = {
  active: 'Mode test : ces modules viennent d’une autre adresse',
  noDigest: 'sans contrôle d’intégrité',
  reset: 'Revenir aux versions publiées',
  changed:
    'Les remplacements ont changé dans un autre onglet ; cette page utilise encore les précédents.',
  safe: 'Mode sans échec : {{count}} remplacements de modules sont désactivés.',
  leaveSafe: 'Quitter le mode sans échec',
  off: 'Ce navigateur garde des remplacements de modules qui ne servent pas, car les outils de test sont éteints :',
  switchOn: 'Activer et recharger',
  forget: 'Les oublier',
  offer:
    'Ce lien demande de charger le module « {{module}} » depuis l’adresse suivante, pour un test :\n{{address}}',
  apply: 'Appliquer',
  refuse: 'Refuser',
  expired: 'Ce lien de test a expiré.',
  notAllowed: 'Cette plateforme n’autorise pas de module à cette adresse : {{address}}',
  mapNotRead: 'Cette carte externe (import map) est illisible et ne sert pas : {{address}}',
  lineNotAllowed:
    'La ligne de {{module}} dans la carte externe {{map}} ne sert pas, car cette plateforme n’autorise pas son adresse : {{address}}',
};

export default frFR;
