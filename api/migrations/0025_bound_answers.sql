-- expand: attempt_item_before_months no attempt has so high an id yet: the tables first jump to it in migration 0027
ALTER TABLE "attempt_item" ADD CONSTRAINT "attempt_item_before_months" CHECK ("attempt_id" < 10000000) NOT VALID;
