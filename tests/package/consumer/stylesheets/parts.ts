import '@saha/ui/styles/core.css'
import '@saha/ui/styles/button.css'
import '@saha/ui/styles/dialog.css'
