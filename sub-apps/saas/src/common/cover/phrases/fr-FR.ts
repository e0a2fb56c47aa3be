const frFR = {
  label: 'Couverture',
  hint: 'De préférence 1280 × 720 ; JPG, PNG ou WebP, 10 Mo au plus. Elle peut être déposée ou collée ici.',
  choose: 'Choisir une image',
  replace: 'En choisir une autre',
  remove: 'Retirer',
  sending: 'Envoi {{percent}} %',
  kind: 'Choisissez une image JPG, PNG ou WebP',
  size: 'L’image est vide ou dépasse 10 Mo',
  failed: 'L’envoi a échoué ; réessayez',
};

export default frFR;
