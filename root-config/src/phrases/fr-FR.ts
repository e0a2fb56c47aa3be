import { loading } from './loading/fr-FR';
import type { zhCN } from './zh-CN';

const frFR: typeof zhCN = {
  defaultTitle: 'Partager les ressources éducatives pour transmettre la civilisation humaine',
  loading,
  recovery: {
    title: 'Cette page n’a pas pu s’ouvrir',
    frameTitle: 'Le cadre de la page n’a pas pu s’ouvrir',
    safe: 'Les autres pages ne sont pas touchées ; le menu reste utilisable.',
    frameSafe: 'Le contenu de la page n’est pas touché ; vous pouvez continuer.',
    copy: 'Copier le diagnostic',
    copied: 'Copié',
    notCopied: 'N’a pas pu être copié',
    useOlder: 'Utiliser la dernière version valable',
    usingOlder:
      'La nouvelle version n’a pas pu s’ouvrir ; la dernière version valable est utilisée',
    retry: 'Réessayer',
    reason: {
      http: 'Le serveur a répondu par une erreur ({{status}}).',
      network: 'Le module n’a pas pu être téléchargé. Vérifiez le réseau, puis réessayez.',
      timeout: 'Le module n’a pas répondu à temps.',
      integrity: 'Le module diffère de la version publiée ; le navigateur a refusé de l’exécuter.',
      evaluation: 'Le code du module a échoué.',
      'not-a-module': 'L’adresse n’a pas fourni de module utilisable.',
      'missing-lifecycle': 'Il manque au module une fonction d’entrée nécessaire.',
      requires:
        'Le module exige une bibliothèque partagée, ou une version, que cette page n’a pas.',
      lifecycle: 'Le module a échoué au démarrage.',
    },
  },
  update: {
    ask: 'Une nouvelle version de cette page est disponible.',
    now: 'Mettre à jour',
    later: 'Quand je la quitte',
    unsaved: 'Cette page contient des modifications non enregistrées ; elles seraient perdues.',
    anyway: 'Mettre à jour quand même',
    reload: 'La plateforme a été mise à jour ; rechargez pour utiliser la nouvelle version.',
    reloadNow: 'Recharger',
    reloadLater: 'Plus tard',
    reloadUnsaved:
      'Cette page contient des modifications non enregistrées ; elles seraient perdues.',
  },
  elsewhere: {
    branch:
      'Vous êtes passé au site {{name}} dans un autre onglet. Cette page montre peut-être encore le précédent ; ce que vous enregistrez ici va dans le nouveau.',
    login:
      'Connexion dans un autre onglet : ce que vous enregistrez ici le sera avec ce compte. Copiez l’utile, puis actualisez cette page.',
    organ:
      'Vous avez changé d’organisation dans un autre onglet : ce que vous enregistrez ici le sera dans celle-là. Copiez l’utile, puis actualisez cette page.',
    reload: 'Actualiser cette page',
  },
  away: {
    network: 'Vous êtes hors ligne',
    server: 'Le serveur est injoignable',
    text: 'La suite s’affichera dès le retour de la connexion, ou quand vous réessayez.',
    loggedOut: 'Vous êtes déconnecté sur cet appareil.',
    still: 'Toujours pas de connexion, réessayer',
    asOf: 'Vous êtes hors ligne. Cette page a été lue avant {{time}} ; elle reprend d’elle-même au retour de la connexion.',
    reading: 'Connexion rétablie, nouvelle lecture…',
  },
  notInstalled: {
    title: 'Pas encore disponible ici',
    text: 'Cette plateforme n’offre pas encore cette fonction. Si vous en avez besoin, adressez-vous à son administrateur.',
  },
  emptyMenu: {
    title: 'Aucun menu pour l’instant',
    text: 'Votre compte n’a encore accès à aucune page. Demandez un accès à un administrateur.',
  },
  menuFailed: {
    title: 'Le menu n’a pas pu être chargé',
    text: 'Votre menu n’est pas disponible pour le moment. Réessayez dans un instant.',
  },
  branchesFailed: {
    title: 'Votre organisation n’a pas pu être chargée',
    text: 'Vos établissements ne sont pas disponibles pour le moment. Réessayez dans un instant.',
  },
  forbidden: {
    title: 'Accès refusé',
    text: 'Votre rôle ne permet pas d’ouvrir cette page. Contactez un administrateur.',
  },
  unknownPage: {
    title: 'Page introuvable',
    text: 'Aucune page ne correspond à cette adresse.',
  },
  login: 'Aller à la connexion',
  home: 'Retour à l’accueil',
  retry: 'Réessayer',
  close: 'Fermer',
  logout: 'Se déconnecter',
};

export default frFR;
