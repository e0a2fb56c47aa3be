import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Site',
  intro:
    'Ce que chacun voit ici de la page de connexion et de l’administration. Les modifications apparaissent à la prochaine ouverture d’une page.',
  forbidden:
    'Pour voir le site, il faut la permission « Voir le site ». Un administrateur du locataire peut l’accorder dans les rôles.',
  readOnly:
    'Vous pouvez consulter sans modifier. Il faut pour cela la permission « Modifier le site », qu’un administrateur du locataire peut accorder.',
  saved: 'Enregistré. Visible à la prochaine ouverture d’une page.',
  yes: 'activé',
  no: 'désactivé',
  none: 'aucun',
  fields: {
    pageTitle: 'Titre du site',
    pageTitleHint: 'Nom dans l’onglet du navigateur et à la connexion, 60 caractères au maximum',
    logo: 'Logo sur fond clair',
    logoOnDark: 'Logo sur fond sombre',
    logoHint:
      'PNG, JPEG ou WebP, 512 ko et 2000 × 1000 pixels au maximum ; une image large à fond transparent convient le mieux',
    logoOnDarkHint:
      'Pour la barre du haut et le mode sombre ; à défaut, le logo pour fond clair est posé sur une plaque blanche',
    theme: 'Thème',
    color: 'Couleur propre',
    colorOwn: 'Utiliser une couleur propre',
    colorPick: 'Choisir une couleur',
    loginBackground: 'Fond de la page de connexion',
    loginPicture: 'Image à côté de la connexion',
    pictureHint: 'PNG, JPEG ou WebP, 2 Mo au maximum ; visible dans les fenêtres larges seulement',
    backgroundHint: 'PNG, JPEG ou WebP, 2 Mo au maximum',
    isNewSaas: 'Nouvelle connexion',
    isNewSaasHint: 'D’abord le compte, puis le locataire et l’identité',
    isI18n: 'Plusieurs langues',
    isI18nHint: 'Affiche le choix de la langue dans la barre du haut',
    isOpenPlatformUpCommodity: 'Articles de la plateforme',
    isOpenPlatformUpCommodityHint:
      'Les ressources de la plateforme peuvent être proposées comme articles',
    publicScreens: 'Écrans publics',
    publicScreensHint:
      'Chacun voit les deux écrans muraux sans se connecter ; personne n’y est nommé et les groupes de moins de cinq restent masqués',
    governmentDataScreen: 'La formation en chiffres',
    trainRegulation: 'Suivi des formations',
    dashboards: 'Tableaux de bord',
    domains: 'Domaines',
    domainsHint:
      'Les pages ouvertes par ces hôtes appartiennent à ce locataire. Aucun autre locataire ne peut les avoir, et ils doivent mener à cette plateforme. La plateforme ne vérifie pas à qui appartient un hôte : n’indiquez que les vôtres. Si un autre locataire détient l’un des vôtres, les opérateurs de la plateforme peuvent le libérer.',
  },
  sections: {
    name: 'Nom et logos',
    colours: 'Couleurs',
    login: 'Connexion',
    parts: 'Fonctions',
    dashboards: 'Tableaux de bord',
    domains: 'Domaines',
  },
  themes: { init: 'Bleu', red: 'Rouge', green: 'Vert' },
  picture: {
    choose: 'Téléverser une image',
    replace: 'Remplacer',
    remove: 'Retirer',
    uploading: 'Téléversement en cours',
    tooLarge: 'L’image ne doit pas dépasser {{limit}}',
    lost: 'Le téléversement a été interrompu, veuillez réessayer',
    broken: 'Cette image ne peut pas être affichée',
  },
  contrast: {
    label: 'Le texte est-il lisible ?',
    bar: 'Texte sur la barre du haut',
    button: 'Texte sur les boutons',
    link: 'Liens et texte de cette couleur',
    good: '{{place}} : lisible (contraste {{ratio}}, au moins 4,5)',
    poor: '{{place}} : peu lisible (contraste {{ratio}}, au moins 4,5)',
    instead: 'Prendre la couleur lisible la plus proche, {{colour}}',
    form: 'Veuillez saisir une couleur comme #1760d1',
    save: 'Le texte est illisible sur cette couleur, changez-la d’abord',
  },
  domain: {
    name: 'Domaine {{number}}',
    add: 'Ajouter un domaine',
    remove: 'Retirer le domaine {{domain}}',
    here: 'Vous êtes ici',
  },
  dashboard: {
    hint: 'Le nom des quatre tableaux chez ce locataire et la région où chacun commence ; vides, ils gardent leur titre et toutes les régions',
    title: 'Titre de {{name}} ({{language}})',
    region: 'Région de {{name}}',
    noRegion: 'Toutes les régions',
    regionsFailed: 'Les régions ne sont pas arrivées',
    keys: {
      feimei: 'Mines hors charbon (feimei)',
      ysx: 'ysx',
      senlinfanghuo: 'Feux de forêt (senlinfanghuo)',
      smyxt: 'smyxt',
    },
  },
  preview: {
    label: 'Aperçu',
    light: 'Clair',
    dark: 'Sombre',
    desk: 'Ordinateur',
    phone: 'Téléphone',
    mode: 'Mode',
    device: 'Appareil',
    bar: 'Barre du haut de l’administration',
    login: 'Connexion',
    loginHeading: 'Connexion',
    action: 'Se connecter',
    link: 'Mot de passe oublié',
    primary: 'Créer',
    note: 'Un croquis : les pages réelles diffèrent dans le détail',
  },
};

export default frFR;
