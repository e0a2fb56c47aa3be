import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Questionnaire',
  language: 'Langue',
  loading: 'Chargement du questionnaire',
  unknown: 'Ce questionnaire n’existe pas',
  unknownHint: 'Le lien est peut-être incomplet ou périmé. Demandez à la personne qui l’a envoyé.',
  failed: 'Impossible de charger le questionnaire',
  retry: 'Réessayer',
  anonymous: 'Anonyme : personne ne saura qui vous êtes.',
  named: 'Votre nom est conservé avec vos réponses.',
  until: 'Envoyez-le avant le {{time}}.',
  opensAt: 'Il ouvre le {{time}}.',
  closedAt: 'Il s’est terminé le {{time}}.',
  toTrains: 'Retour à mes formations',
  login: 'Se connecter',
  sent: 'Envoyé',
  thanks: 'Merci de votre participation.',
  again: 'Répondre encore une fois',
  safe: 'Vos réponses sont conservées dans ce navigateur. Réessayez plus tard.',
  is: {
    notYet: 'Le questionnaire n’est pas encore ouvert',
    over: 'Le questionnaire est terminé',
    closed: 'Le questionnaire est fermé',
    full: 'Toutes les réponses sont là',
    answered: 'Vous avez déjà répondu à ce questionnaire',
    login: 'Connectez-vous pour répondre',
  },
  hints: {
    closed: 'Les réponses ne sont plus recueillies.',
    full: 'Merci : le nombre de réponses attendu est atteint.',
    answered: 'Chacun répond une fois. Merci de votre participation.',
    login: 'Ce questionnaire doit savoir qui vous êtes. Vous reviendrez ici ensuite.',
  },
};

export default frFR;
