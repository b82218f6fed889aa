import { office } from '#start/routes/office/group'

office(() => {})
