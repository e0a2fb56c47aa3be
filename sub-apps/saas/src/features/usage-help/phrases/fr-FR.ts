export default {
  label: 'Aide à l’utilisation',
  intro: 'Première visite ? Commencez par ces étapes.',
  start: {
    title: 'Saisir les apprenants',
    text: 'Ajoutez des apprenants, ou retrouvez-les par nom, téléphone ou service pour les modifier.',
    action: 'Aller aux apprenants',
  },
  find: {
    title: 'Trouver une page',
    text: 'Appuyez sur Ctrl K et tapez un nom, du pinyin ou des initiales. Gardez les pages fréquentes en favoris.',
  },
  account: {
    title: 'Protéger votre compte',
    text: 'Pseudonyme, mot de passe, téléphone et e-mail se changent dans l’espace personnel, en haut à droite.',
    action: 'Aller à l’espace personnel',
  },
  support: {
    title: 'En cas de blocage',
    text: 'S’il manque une fonction ou si la connexion échoue, adressez-vous à l’administrateur de votre organisme.',
  },
};
