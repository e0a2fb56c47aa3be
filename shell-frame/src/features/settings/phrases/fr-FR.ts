import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Préférences',
  kept: 'Chaque choix prend effet aussitôt. Apparence, langue et fuseau restent dans ce navigateur, sur cet appareil.',
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
  notices: 'Notifications',
  noticesAlways:
    'Tout changement de mot de passe, de téléphone, d’e-mail, d’identité vérifiée, de visage ou de second facteur, ainsi que la clôture du compte, est toujours signalé à votre téléphone et à votre e-mail. Cela ne se désactive pas.',
  newNetwork: 'Connexion depuis un nouveau réseau',
  newNetworkHint:
    'Vous êtes prévenu quand votre compte est utilisé depuis un réseau inconnu jusque-là. Ce choix est conservé dans votre compte, pour tous vos appareils.',
  mailWay: 'Par e-mail à {{address}}',
  phoneWay: 'Par SMS au {{address}}',
  mailMissing: 'Aucun e-mail associé',
  phoneMissing: 'Aucun téléphone associé',
  noticesSaved: 'Enregistré',
  again: 'Réessayer',
  account: 'Mot de passe, téléphone, e-mail et appareils',
  accountLink: 'Sécurité du compte',
};

export default frFR;
