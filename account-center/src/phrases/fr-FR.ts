const frFR = {
  page: {
    title: 'Espace personnel',
    back: 'Retour',
    home: 'Accueil',
    loading: 'Chargement de votre compte',
    failedTitle: 'Impossible de charger votre compte',
    failedHint: 'Rien n’a été modifié. Veuillez réessayer dans un instant.',
    retry: 'Réessayer',
    crashed: 'Une erreur est survenue sur cette page. Rechargez-la puis réessayez',
  },
  signIn: {
    title: 'Vous n’êtes pas connecté',
    hint: 'Connectez-vous pour consulter et gérer votre profil et la sécurité de votre compte.',
    action: 'Se connecter',
  },
  profile: {
    title: 'Profil',
    name: 'Nom',
    noName: 'Non renseigné',
    nameHint: 'Le nom suit votre identité vérifiée et ne se modifie pas ici',
    nickname: 'Pseudonyme',
    nicknamePlaceholder: 'Saisissez un pseudonyme',
    save: 'Enregistrer',
    saved: 'Modification enregistrée',
  },
  safety: {
    title: 'Sécurité du compte',
    phone: 'Téléphone mobile',
    phoneHint: 'Pour se connecter et recevoir les codes',
    mail: 'E-mail',
    mailHint: 'Pour réinitialiser le mot de passe et recevoir les avis',
    notBound: 'Non associé',
    bound: 'Associé',
    identity: 'Vérification d’identité',
    identityHint: 'Protège le compte et confirme votre identité lors d’un changement',
    verified: 'Vérifiée',
    notVerified: 'Non vérifiée',
  },
};

export default frFR;
