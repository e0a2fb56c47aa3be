export default {
  title: 'Accepter une invitation',
  answered: 'Invitation',
  other: 'Répondre avec un autre compte',
  lead: 'Une organisation vous invite à la rejoindre. Demandez un code avec le numéro ou l’adresse invités, pour montrer que c’est bien vous.',
  sent: 'Si une invitation attend ici la réponse de {{account}}, un code est envoyé. Rien reçu ? L’invitation a pu expirer, être retirée ou venir d’une autre organisation : demandez à qui vous a invité.',
  means:
    'Si vous acceptez, l’organisation voit votre nom et votre numéro, et vous seul pouvez définir votre mot de passe.',
  accept: 'Accepter l’invitation',
  decline: 'Refuser l’invitation',
  declineTitle: 'Refuser l’invitation ?',
  declineText:
    'Pour rejoindre l’organisation plus tard, vous devriez lui demander une nouvelle invitation.',
  keep: 'Garder l’invitation',
  declineSure: 'Refuser',
  givenAccepted: 'Invitation déjà acceptée sur une autre page',
  givenDeclined: 'Invitation déjà refusée sur une autre page',
  givenDeclinedHint: 'Pour rejoindre l’organisation, demandez-lui une nouvelle invitation.',
  accepted: 'Vous avez rejoint {{organs}}',
  acceptedHint: 'Vous pouvez maintenant vous connecter.',
  clearedHint:
    'Le mot de passe de ce compte avait été défini par quelqu’un d’autre et ne fonctionne plus. Définissez-en d’abord un nouveau avec un code envoyé à votre téléphone.',
  reset: 'Réinitialiser le mot de passe',
  and: ', ',
  declined: 'Invitation refusée',
  declinedHint: 'L’organisation n’apprend rien de vous et votre compte n’a pas changé.',
};
