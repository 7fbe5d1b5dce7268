import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'Five stages in one day: dunes, canyon, oasis, salt flat and night. Outwit rivals that block, save your nitro, and win a medal for your time.',
    ar: 'خمس مراحل في يوم واحد: كثبان ووادٍ وواحة وسبخة وليل. راوغ من يسدّ طريقك، وادّخر النيترو، واكسب بزمنك ميدالية.',
  },
  howToPlay: {
    en: 'Steer with the arrow keys, or touch the side you want to go to. Pass the other cars, keep clear of the rocks, burn nitro on the straights, and collect water for a little more time.',
    ar: 'وجّه سيارتك بمفاتيح الأسهم، أو المس الجهة التي تقصدها. تجاوز السيارات، وابتعد عن الصخور، وأشعل النيترو حيث يستقيم الطريق، والتقط الماء يزدك وقتًا.',
  },
  levels: [
    { en: 'Softer sand, faster company.', ar: 'رمل أنعم ومنافسون أسرع.' },
    { en: 'The wind has moved every dune since yesterday.', ar: 'حرّكت الريح كل كثيب منذ الأمس.' },
    { en: 'A long way. Look after your water.', ar: 'طريق طويل، فحافظ على مائك.' },
    {
      en: 'Only the stubborn make it this deep into the sand.',
      ar: 'لا يبلغ هذا العمق من الرمل إلا العنيد.',
    },
  ],
}
