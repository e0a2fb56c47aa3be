import type { zhCN } from './zh-CN';

const frFR: typeof zhCN = {
  unreachable: 'L’adresse est injoignable, rien n’a été appliqué : {{address}}',
  late: 'Pas de réponse en {{seconds}} s, rien n’a été appliqué : {{address}}',
  status: 'L’adresse répond {{status}}, rien n’a été appliqué : {{address}}',
  type: 'L’adresse ne répond pas par du JavaScript ({{type}}), rien n’a été appliqué : {{address}}',
  cors: 'L’adresse répond, mais ne permet pas à cette page de la lire (Access-Control-Allow-Origin manque), rien n’a été appliqué : {{address}}',
  digest: 'Le fichier ne correspond pas à l’empreinte du lien, rien n’a été appliqué : {{address}}',
};

export default frFR;
