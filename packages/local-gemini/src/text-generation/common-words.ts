/** Words that carry no meaning of their own. */
export const COMMON: ReadonlySet<string> = new Set(
  'a about an and are as at be by can did do does for from give has have how i in is it its make me my of on or please say show so tell that the their them they this to us was we what when where which who why will with would write you your في من على عن إلى أن ان إن ما ماذا كيف هل هو هي هذا هذه ذلك تلك التي الذي لي لك عليه مع أو او ثم كل كان كانت يكون اكتب أعطني اعطني قل'.split(
    ' ',
  ),
)
