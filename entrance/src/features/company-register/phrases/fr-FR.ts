export default {
  title: 'Inscrire une entreprise',
  lead: 'Indiquez les données de la licence et le compte de la personne à contacter.',
  picture: {
    label: 'Photo de la licence commerciale (facultatif)',
    choose: 'Choisir une image',
    rule: 'JPEG ou PNG, 2 Mo au maximum',
    remove: 'Retirer',
    tooBig: 'L’image dépasse 2 Mo : choisissez-en une plus petite',
    wrongType: 'Ce fichier n’est pas une image JPEG ou PNG',
    unreadable: 'L’image est illisible : choisissez-la de nouveau ou prenez-en une autre',
  },
  password: 'Mot de passe',
  submit: 'Envoyer l’inscription',
  doneTitle: 'Votre entreprise est inscrite',
  doneHint:
    'Dès qu’un administrateur aura ouvert votre organisation, connectez-vous avec le {{phone}}.',
};
