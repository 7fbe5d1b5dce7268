/** Status texts of a video in progress. */
export const statusSamples = {
  en: {
    idle: 'Ready to generate',
    busy: 'Processing the video…',
    done: 'Completed!',
    failed: 'An error occurred during video generation.',
    elapsed: '1:20 so far, usually about 2 minutes',
    long: 'Processing the video. State: IN_PROGRESS_WAITING_FOR_THE_NEXT_FREE_MACHINE. You may leave this page; the video goes on being made.',
    stop: 'Stop',
  },
  ar: {
    idle: 'كل شيء جاهز للتوليد',
    busy: 'جارٍ إعداد الفيديو…',
    done: 'اكتمل!',
    failed: 'حدث خطأ أثناء توليد الفيديو.',
    elapsed: 'مضت 1:20، والمعتاد نحو دقيقتين',
    long: 'جارٍ إعداد الفيديو. الحالة: IN_PROGRESS_WAITING_FOR_THE_NEXT_FREE_MACHINE. يمكنك مغادرة الصفحة وسيستمر الإعداد.',
    stop: 'إيقاف',
  },
}
