import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Préférences',
  kept: 'Chaque choix prend effet aussitôt et reste dans ce navigateur, sur cet appareil.',
  look: 'Apparence',
  appearance: 'Thème',
  system: 'Système',
  systemNow: { light: 'Le système est en mode clair', dark: 'Le système est en mode sombre' },
  light: 'Clair',
  dark: 'Sombre',
  density: 'Densité',
  densityHint:
    'Hauteur des tableaux, des formulaires et des boutons. Sur téléphone, les tailles restent adaptées au doigt.',
  comfortable: 'Aérée',
  compact: 'Compacte',
  tabs: 'Onglets',
  tabsHint: 'Les pages ouvertes restent alignées, à portée de clic.',
  tabsSwitch: 'Afficher les onglets au-dessus de la page',
  region: 'Langue et région',
  language: 'Langue',
  timezone: 'Fuseau horaire',
  timezoneHint: 'Les dates et les heures suivent ce fuseau. Il est {{now}}.',
  device: 'Celui de l’appareil ({{zone}})',
  noZone: 'Aucun fuseau de ce nom',
  account: 'Mot de passe, téléphone, e-mail et appareils',
  accountLink: 'Sécurité du compte',
};

export default frFR;
