import '#start/routes/public'
import '#start/routes/merchant'
